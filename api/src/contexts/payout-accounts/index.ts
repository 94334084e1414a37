export { type Destination, OwnAccounts } from './application/own-accounts';
