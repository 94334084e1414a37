export { PictureHashes } from './application/picture-hashes';
export { SendProof } from './application/send-proof';
export { StorePicture } from './application/store-picture';
