export { ForgetPicture } from './application/forget-picture';
export { StorePicture } from './application/store-picture';
