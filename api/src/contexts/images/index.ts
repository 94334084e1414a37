export { ForgetPicture } from './application/forget-picture';
export { PictureHashes } from './application/picture-hashes';
export { StorePicture } from './application/store-picture';
