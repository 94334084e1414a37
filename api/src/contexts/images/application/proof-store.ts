import { ImageStore } from './image-store';

/** The store for proof pictures: the store of all pictures, unless that one is public. */
export abstract class ProofStore extends ImageStore {}
