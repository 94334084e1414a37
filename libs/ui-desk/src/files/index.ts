import '../stages/progress.css';
import './files.css';

export { FileField, type FileFieldProps } from './file-field';
export { FilePicker, type FilePickerHandle, type FilePickerProps } from './file-picker';
export { PictureField, type PictureFieldProps } from './picture-field';
