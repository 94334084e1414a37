import { describeOnEachDatabase, World } from '../world';
import { itStaysRightWhenManyActAtOnce } from './at-once';

describeOnEachDatabase('one API', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine);
  });
  afterAll(() => world.close());

  itStaysRightWhenManyActAtOnce(() => world);
});
