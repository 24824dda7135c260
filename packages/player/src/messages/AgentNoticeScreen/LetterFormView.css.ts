export { form } from '../../blocks/PictureForm/PictureForm.css.ts'
