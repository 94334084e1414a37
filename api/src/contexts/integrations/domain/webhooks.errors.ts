import { domainError } from '../../../kernel/domain-error';

/** The address is not public: private, local or invalid. */
export const AddressRefused = domainError('webhook/address-refused', 'unprocessable');

/** The person has the maximum number of endpoints. */
export const TooManyEndpoints = domainError('webhook/too-many', 'unprocessable');
