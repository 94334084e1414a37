import '../stages/progress.css';
import './files.css';

export { FileField } from './file-field';
export { FilePicker } from './file-picker';
export { PictureField } from './picture-field';
