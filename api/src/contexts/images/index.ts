export { ForgetPicture } from './application/forget-picture';
export { ForgetProofs } from './application/forget-proofs';
export { PictureHashes } from './application/picture-hashes';
export { SendProof } from './application/send-proof';
export { StorePicture } from './application/store-picture';
