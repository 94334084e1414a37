import { Row } from '../components/layout';
import * as icons from './icons';

export default function IconsExamples() {
  return (
    <Row gap={4}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={24} />
      ))}
    </Row>
  );
}
