/** So wide and high is a side that has room for keys of its own in two rows, or in one; in pixels at normal text size. */
const ROOMS = [[384, 250], [680, 190]] as const;
/** So high is a line of keys. */
const LINE = 58;

/** Whether keys of its own have room at a side; `lines` more of them, or fewer, than of a number that is typed. */
export function hasRoom(box: DOMRectReadOnly | undefined, rem: number, lines = 0): boolean {
  const { width, height } = box ?? { width: 0, height: 0 };
  return ROOMS.some(([wide, high]) => width * 16 >= wide * rem && height * 16 >= (high + LINE * lines) * rem);
}
