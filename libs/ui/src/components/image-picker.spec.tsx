import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../testing/render-ui';
import { ImagePicker } from './image-picker';

const words = { choose: 'Choose a picture', replace: 'Choose another', remove: 'Remove', notAnImage: 'Not a picture' };
const picture = new File(['x'], 'stall.png', { type: 'image/png' });

describe('ImagePicker', () => {
  it('hands over a picture and shows its name and preview', async () => {
    const choose = jest.fn();
    const { rerender, container } = renderUi(<ImagePicker label="Task Image" texts={words} onChange={choose} />);
    await userEvent.upload(screen.getByLabelText('Task Image'), picture);
    expect(choose).toHaveBeenCalledWith(picture);
    rerender(<ImagePicker label="Task Image" texts={words} value={picture} onChange={choose} />);
    expect(screen.getByText('stall.png')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('blob:'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(choose).toHaveBeenLastCalledWith(null);
  });

  it('refuses what is no picture, and says so', async () => {
    const choose = jest.fn();
    renderUi(<ImagePicker label="Task Image" texts={words} onChange={choose} />);
    const user = userEvent.setup({ applyAccept: false, delay: null });
    await user.upload(screen.getByLabelText('Task Image'), new File(['x'], 'run.sh', { type: 'text/x-sh' }));
    expect(choose).not.toHaveBeenCalled();
    expect(screen.getByText('Not a picture')).toBeVisible();
  });

  it('shows how far the upload is', () => {
    renderUi(<ImagePicker label="Task Image" texts={words} value={picture} progress={0.4} progressLabel="Uploading" />);
    expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveValue(0.4);
  });
});
