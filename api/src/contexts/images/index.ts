export { StorePicture } from './application/store-picture';
