export { bytesIn, negotiateTusVersion, PIECE_TYPE, pieceIn } from './adapters/in/read-piece';
export { PictureHashes } from './application/picture-hashes';
export { GrantProofAccess } from './application/grant-proof-access';
export { StorePicture } from './application/store-picture';
export { ImageStoreUnavailable, NotOwnProof, RefusedPicture, UploadTooLarge, WrongOffset } from './domain/image.errors';
export { refuseExpired, withPiece } from './domain/proof-upload';
