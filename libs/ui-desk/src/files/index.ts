import '../stages/progress.css';
import './files.css';

export { FileField, type FileFieldProps } from './file-field';
export { FilePick, type FilePickHandle, type FilePickProps } from './file-pick';
export { PictureField, type PictureFieldProps } from './picture-field';
