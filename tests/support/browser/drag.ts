import { expect, type Locator } from 'playwright/test';

/** What the page was told of a drag since it began: a browser's own of what is `draggable`, or a pointer's of ours. */
interface Course {
  isDragged: boolean;
  isOver: boolean;
  isDropped: boolean;
}

const name = '__course';

/** Listens at what is dragged and at where it goes. */
async function listen(from: Locator, to: Locator): Promise<void> {
  const target = await to.elementHandle();
  await from.evaluate(
    (element, [over, key]) => {
      const course: Course = { isDragged: false, isOver: false, isDropped: false };
      Object.assign(window, { [key as string]: course });
      const isThere = (event: Event) => (over as Element).contains(event.target as Element);
      const at = (types: string[], then: (event: Event) => void) => {
        for (const type of types) document.addEventListener(type, then, true);
      };
      at(['dragstart'], (event) => {
        course.isDragged ||= (event.target as Element).contains(element) || element.contains(event.target as Element);
      });
      at(['dragover', 'pointermove'], (event) => {
        course.isOver =
          isThere(event) ||
          // The row of a table is never found itself: its cells are.
          document
            .elementsFromPoint((event as MouseEvent).clientX, (event as MouseEvent).clientY)
            .some((found) => (over as Element).contains(found));
      });
      at(['drop', 'pointerup'], () => {
        course.isDropped = true;
      });
    },
    [target, name] as const,
  );
}

const courseOf = (at: Locator): Promise<Course> =>
  at.page().evaluate((key) => (window as unknown as Record<string, Course>)[key] as Course, name);

/**
 * Drags something onto something else as a hand does, by steps of the pointer, each of which waits for what it should
 * cause: that it is dragged, that it is over its aim, that it was let go there. However slow the machine is.
 */
export async function drag(from: Locator, to: Locator): Promise<void> {
  const { mouse } = from.page();
  await from.scrollIntoViewIfNeeded();
  await to.scrollIntoViewIfNeeded();
  await from.hover();
  await listen(from, to);
  const isNative = await from.evaluate((element) => element.closest('[draggable=true]') !== null);
  const start = await centre(from);
  await mouse.down();
  if (isNative) {
    let step = 0;
    await expect(async () => {
      step += 1;
      await mouse.move(start.x + 4 + step, start.y + 4);
      expect((await courseOf(from)).isDragged).toBe(true);
    }).toPass({ intervals: [20, 50, 100] });
  }
  let step = 0;
  await expect(async () => {
    step += 1;
    const aim = await centre(to);
    await mouse.move(aim.x + (step % 2), aim.y, { steps: 4 });
    expect((await courseOf(to)).isOver).toBe(true);
  }).toPass({ intervals: [20, 50, 100] });
  await mouse.up();
  await expect.poll(async () => (await courseOf(to)).isDropped).toBe(true);
}

async function centre(at: Locator): Promise<{ x: number; y: number }> {
  const box = await at.boundingBox();
  if (!box) throw new Error(`${at} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
