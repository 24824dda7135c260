-- An application that is judged by a picture cannot come without one.
alter table promotions add column image_required boolean not null default false check (mode = 'apply' or not image_required);
