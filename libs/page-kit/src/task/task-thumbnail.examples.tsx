import { Row } from '@kaaj/ui';
import { TaskThumbnail } from './task-thumbnail';

export default function TaskThumbnailExamples() {
  return (
    <Row>
      <TaskThumbnail src="" size={44} />
      <TaskThumbnail src="" size={88} />
    </Row>
  );
}
