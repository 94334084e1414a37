import { domainError } from '../../../kernel/domain-error';

/** The address is not public: private, local or invalid. */
export const AddressRefused = domainError('webhook/address-refused', 'unprocessable');

export const TooManyEndpoints = domainError('webhook/too-many', 'unprocessable');
