import { renderUi } from '@kaaj/ui/testing';
import { screen, within } from '@testing-library/react';
import { ActivityTimeline } from './activity-timeline';

describe('a timeline', () => {
  it('is a named list of what happened, the first first, with words and pictures', () => {
    renderUi(
      <ActivityTimeline
        label="What happened"
        pictureName={(number) => `Picture ${number}`}
        entries={[
          { key: 'sent', title: 'Sent', when: '4 Dec', text: 'Five sentences.', pictures: ['/a.png', '/b.png'] },
          { key: 'rejected', title: 'Rejected', when: '5 Dec', tone: 'bad' },
        ]}
      />,
    );
    const [sent, rejected] = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(sent).toHaveTextContent('Sent4 DecFive sentences.');
    expect(screen.getByRole('link', { name: 'Picture 2' })).toHaveAttribute('href', '/b.png');
    expect(rejected).toHaveTextContent('Rejected5 Dec');
  });
});
