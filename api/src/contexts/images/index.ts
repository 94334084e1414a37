export { PictureHashes } from './application/picture-hashes';
export { GrantProofAccess } from './application/grant-proof-access';
export { StorePicture } from './application/store-picture';
export { NotOwnProof } from './domain/image.errors';
