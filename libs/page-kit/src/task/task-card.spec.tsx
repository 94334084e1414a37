import { renderUi } from '@kaaj/ui/testing';
import { screen } from '@testing-library/react';
import { TaskCard } from './task-card';

it('TaskCard shows title, buyer, day, pay and open places', () => {
  renderUi(
    <TaskCard
      task={{
        title: 'Photograph a bus stop',
        buyer: { name: 'Nusrat' },
        completionDate: '2026-12-04',
        payableAmount: 250,
        requiredWorkers: 3,
      }}
      labels={{ buyer: 'By', completionDate: 'Until', payableAmount: 'Pays', requiredWorkers: 'Places' }}
      link={<a href="/dashboard/taskDetails/1">View Details</a>}
    />,
  );
  const card = screen.getByRole('article');
  for (const word of ['Photograph a bus stop', 'Nusrat', 'Dec 4, 2026', '250', '3'])
    expect(card).toHaveTextContent(word);
  expect(screen.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/dashboard/taskDetails/1');
});
