import { Card } from './card';
import { Grid, GridOfFour, Row, Stack } from './layout';

export default function LayoutExamples() {
  return (
    <Stack>
      <Row justify="between">
        <Card>1</Card>
        <Card>2</Card>
      </Row>
      <Grid min={120} max={3}>
        <Card>1</Card>
        <Card>2</Card>
        <Card>3</Card>
      </Grid>
      <GridOfFour>
        <Card>1</Card>
        <Card>2</Card>
        <Card>3</Card>
        <Card>4</Card>
      </GridOfFour>
    </Stack>
  );
}
