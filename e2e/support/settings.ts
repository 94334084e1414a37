export const SETTINGS = {
  // All journeys come from one address, and many sign in as one of the same few users.
  LIMIT_SIGN_INS: '1000000',
  LINK_DEVELOPERS: 'https://code.example/developers',
  LINK_CODE_HOST: 'https://code.example/kaaj',
  LINK_MESSENGER: 'https://messenger.example/kaaj',
  LINK_NETWORK: 'https://network.example/kaaj',
};
