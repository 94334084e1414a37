import { CONTRACT_VERSION } from '@kaaj/web-kit';
import admin from '../../../mfe-admin/remote.json';
import buyer from '../../../mfe-buyer/remote.json';
import publicSide from '../../../mfe-public/remote.json';
import worker from '../../../mfe-worker/remote.json';

const known = [publicSide, worker, buyer, admin].map((facts) => ({
  ...facts,
  contract: CONTRACT_VERSION,
  entry: `/${facts.name}`,
}));

/** Stands in for the shell's own list: an ordinary application knows its parts when it is built. */
export const federationName = (name) => name;
export const readPublishedRemotes = () => Promise.resolve(known);
export const readAgain = readPublishedRemotes;
