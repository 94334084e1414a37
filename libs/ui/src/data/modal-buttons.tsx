import { Button, type ButtonProps } from '../components/button';
import { Row } from '../components/layout';
import { useUiSettings } from '../settings/ui-settings';

interface ModalButtonsProps extends Pick<ButtonProps, 'variant' | 'pending' | 'disabled'> {
  /** The text of the button that sends the form. */
  ok: string;
  onCancel: () => void;
}

/** The end of a form in a modal: away from it, or ahead. */
export function ModalButtons({ ok, onCancel, ...submit }: ModalButtonsProps) {
  const { texts } = useUiSettings();
  return (
    <Row gap={3} justify="end" className="k-modal-buttons">
      <Button variant="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" {...submit}>
        {ok}
      </Button>
    </Row>
  );
}
