export { bytesIn, negotiateTusVersion, CHUNK_TYPE, chunkIn } from './adapters/in/tus-requests';
export { PictureHashes } from './application/picture-hashes';
export { GrantProofAccess } from './application/grant-proof-access';
export { StorePicture } from './application/store-picture';
export { NotOwnProof, RefusedPicture, UploadTooLarge, WrongOffset } from './domain/image.errors';
export { refuseExpired, withChunk as withPiece } from './domain/proof-upload';
