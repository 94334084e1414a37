import { renderUi } from '@kaaj/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiRoot } from '..';
import { Form } from '../forms';
import { PictureField, type PictureFieldProps } from './picture-field';

const texts = {
  choose: 'Choose a picture',
  replace: 'Choose another',
  remove: 'Remove',
  hint: 'At most 5 MB',
  notAnImage: 'Not a picture',
  uploading: 'Uploading',
};
const picture = new File(['x'], 'stall.png', { type: 'image/png' });
const nothing = () => undefined;

interface PageProps extends Pick<PictureFieldProps, 'send'> {
  readonly held?: string;
  readonly onHeld: (address: string) => void;
}

function Page({ send, held = '', onHeld }: PageProps) {
  const [image, setImage] = useState(held);
  const hold = (address: string) => {
    setImage(address);
    onHeld(address);
  };
  return (
    <UiRoot theme="light" language="en">
      <Form values={{ image }} onChange={(_, address) => hold(address)}>
        <PictureField
          name="image"
          label="Task Image"
          texts={texts}
          send={send}
          onSending={nothing}
          onFailed={nothing}
        />
      </Form>
      <output>{image}</output>
      <button onClick={() => setImage('/uploads/template')}>Use the template</button>
    </UiRoot>
  );
}

function mount(send: PictureFieldProps['send'], held?: string) {
  const onHeld = jest.fn();
  const { container } = renderUi(<Page send={send} held={held} onHeld={onHeld} />);
  return { onHeld, container, user: userEvent.setup({ applyAccept: false, delay: null }) };
}

describe('the field for a picture', () => {
  it('sends a picture, holds its address, and shows its name and preview until it is removed', async () => {
    const { onHeld, container, user } = mount(() => Promise.resolve('/uploads/stall'));
    await user.upload(screen.getByLabelText('Task Image'), picture);
    expect(await screen.findByText('stall.png')).toBeVisible();
    expect(onHeld).toHaveBeenLastCalledWith('/uploads/stall');
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('blob:'));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onHeld).toHaveBeenLastCalledWith('');
    expect(container.querySelector('img')).toBeNull();
  });

  it('refuses a file that is no picture, and shows an error', async () => {
    const send = jest.fn();
    const { onHeld, user } = mount(send);
    await user.upload(screen.getByLabelText('Task Image'), new File(['x'], 'run.sh', { type: 'text/x-sh' }));
    expect(await screen.findByText('Not a picture')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    expect(onHeld).not.toHaveBeenCalled();
  });

  it('shows the picture that the form gets from elsewhere, in place of the uploaded one', async () => {
    const { container, user } = mount(() => Promise.resolve('/uploads/stall'), '/uploads/old');
    await user.upload(screen.getByLabelText('Task Image'), picture);
    expect(await screen.findByText('/uploads/stall')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the template' }));
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/template'));
    expect(screen.queryByText('stall.png')).not.toBeInTheDocument();
  });

  it('discards an upload that ends after the form got another picture', async () => {
    let finish: (address: string) => void = nothing;
    const { user } = mount(() => new Promise((resolve) => (finish = resolve)), '/uploads/old');
    await user.upload(screen.getByLabelText('Task Image'), picture);
    await user.click(screen.getByRole('button', { name: 'Use the template' }));
    await act(async () => finish('/uploads/stall'));
    expect(screen.getByText('/uploads/template')).toBeVisible();
  });

  it('keeps the picture before when its replacement fails', async () => {
    const { container, user } = mount(() => Promise.reject(new Error('Too large')), '/uploads/old');
    await user.upload(screen.getByLabelText('Task Image'), picture);
    await waitFor(() => expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/old'));
    expect(screen.getByText('/uploads/old')).toBeVisible();
    expect(screen.queryByText('stall.png')).not.toBeInTheDocument();
  });

  it('shows how far the upload is', async () => {
    const { user } = mount((_, { onProgress }) => {
      onProgress(0.4);
      return new Promise(nothing);
    });
    await user.upload(screen.getByLabelText('Task Image'), picture);
    expect(await screen.findByRole('progressbar', { name: 'Uploading' })).toHaveValue(40);
  });
});
