import { Button, type ButtonProps } from '../components/button';
import { TrashIcon } from '../icons/icons';

/** Takes the thing in its row away, after a question. */
export function DeleteButton(props: Omit<ButtonProps, 'size' | 'variant' | 'icon'>) {
  return <Button {...props} size="small" variant="danger" icon={<TrashIcon />} />;
}
