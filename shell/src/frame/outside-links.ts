/** Where the frame's links to other sites lead; an owner puts their own pages here. */
export const OUTSIDE_LINKS = {
  developers: 'https://github.com/',
  codeHost: 'https://github.com/',
  messenger: 'https://www.messenger.com/',
  network: 'https://www.linkedin.com/',
} as const;
