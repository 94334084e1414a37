import { render, screen } from '@testing-library/react';
import { Shares } from './shares';

it('shares of a whole are decorative: the text next to them has the same figures', () => {
  const { container } = render(<Shares max={10} shares={[{ value: 4, tone: 'good' }]} />);
  expect(container).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
