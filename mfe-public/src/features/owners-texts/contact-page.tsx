import bn from '../../../texts/contact.bn.md';
import en from '../../../texts/contact.en.md';
import { OwnersText } from './owners-text';

export default function ContactPage() {
  return <OwnersText texts={{ en, bn }} />;
}
