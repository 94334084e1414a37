import { domainError } from '../../../kernel/domain-error';

/** An address that is not outside of this house: private, local, or none. */
export const AddressRefused = domainError('webhook/address-refused', 'unprocessable');

/** A person has as many endpoints as one may have. */
export const TooManyEndpoints = domainError('webhook/too-many', 'unprocessable');
