import bn from '../../../texts/help.bn.md';
import en from '../../../texts/help.en.md';
import { SitePage } from './site-page';

export default function HelpPage() {
  return <SitePage texts={{ en, bn }} />;
}
