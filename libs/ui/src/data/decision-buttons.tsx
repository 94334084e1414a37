import { Button } from '../components/button';
import { Row } from '../components/layout';

interface DecisionButtonsProps {
  accept: string;
  reject: string;
  /** The decision that is under way. */
  deciding: 'accepted' | 'rejected' | undefined;
  disabled: boolean;
  onAccept: () => void;
  onReject: () => void;
}

/** Yes or no to what waits in a row; while one is under way there is no other. */
export function DecisionButtons({ accept, reject, deciding, disabled, onAccept, onReject }: DecisionButtonsProps) {
  return (
    <Row gap={2} className="k-decision">
      <Button
        size="small"
        pending={deciding === 'accepted'}
        disabled={disabled || deciding === 'rejected'}
        onClick={onAccept}
      >
        {accept}
      </Button>
      <Button
        variant="secondary"
        size="small"
        pending={deciding === 'rejected'}
        disabled={disabled || deciding === 'accepted'}
        onClick={onReject}
      >
        {reject}
      </Button>
    </Row>
  );
}
