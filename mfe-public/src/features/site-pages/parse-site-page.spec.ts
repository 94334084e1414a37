import { parseSitePage } from './parse-site-page';

it('parts a text at its headings', () => {
  expect(parseSitePage('# Help\n\nBe well.\n\n## First\n\n- one\n- two\n\n## Last\r\n\r\nEnd.\n', {})).toEqual({
    title: 'Help',
    lead: 'Be well.',
    sections: [
      { title: 'First', body: '- one\n- two' },
      { title: 'Last', body: 'End.' },
    ],
  });
});

it('takes a text without headings as it is', () => {
  expect(parseSitePage('Call us.', {})).toEqual({ title: '', lead: 'Call us.', sections: [] });
});

it('inserts figures and leaves unknown names', () => {
  expect(parseSitePage('From {{minimum}}, {{other}}', { minimum: '200' }).lead).toBe('From 200, {{other}}');
});
