import { ImageStore } from './image-store';

/** Where proof is kept: the store of all pictures, unless that one shows what it keeps to everybody. */
export abstract class ProofStore extends ImageStore {}
