import { Identifier } from './identifier';

export default function IdentifierExamples() {
  return <Identifier>nusrat.jahan@example.com</Identifier>;
}
