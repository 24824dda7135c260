export { form } from '../../blocks/form/PictureForm/PictureForm.css.ts'
