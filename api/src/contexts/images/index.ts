export { UploadImage } from './application/upload-image';
