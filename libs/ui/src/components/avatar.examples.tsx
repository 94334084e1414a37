import { Avatar } from './avatar';
import { Row } from './layout';

export default function AvatarExamples() {
  return (
    <Row>
      {['Rahim Uddin', 'Nusrat Jahan', 'Ismat Ara', 'Kamal', 'নুসরাত জাহান', 'Dipu Roy', 'Wali'].map((name) => (
        <Avatar key={name} name={name} size={48} />
      ))}
    </Row>
  );
}
