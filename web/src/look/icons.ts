/** Seat emblems (`em-1` to `em-5`) and interface glyphs, 24 x 24, drawn with currentColor. */
export const ICONS = {
  'em-1': '<path d="M3 4H18L21 8V11H14V22H9V11H3Z"/>',
  'em-2': '<path d="M12 2L23 21H1ZM12 8.5L9 13.5L11.5 12.5L13 14.5L15.2 13.8Z" fill-rule="evenodd"/>',
  'em-3':
    '<path d="M20 3C9 2 3 8 4 18L2.5 21L4.5 22L6 19.2C15 20 21 14 20 3ZM7 17L15 8L7.5 14.5Z" fill-rule="evenodd"/>',
  'em-4':
    '<path d="M12 1L14.5 5.6L19.5 4L18.4 9.2L23 12L18.4 14.8L19.5 20L14.5 18.4L12 23L9.5 18.4L4.5 20L5.6 14.8L1 12L5.6 9.2L4.5 4L9.5 5.6Z"/>',
  'em-5':
    '<path d="M15 2C9 2.5 4 7 4 12.5C4 18 8.5 22 14 22C17 22 19.5 20.8 21 18.8C15 19.5 10.5 16 10.5 10.5C10.5 7 12.2 4 15 2Z"/>',
  pick: '<path d="M3 9C7 3.5 15 2 21 5L19.8 7C17.5 6.2 15.5 6 13.5 6.4L21.5 19.5L18.8 21.2L11 7.2C8.5 8 6.5 9.5 5 11Z"/>',
  shield: '<path d="M12 1.5L21 5V11C21 16.5 17.5 20.5 12 22.8C6.5 20.5 3 16.5 3 11V5Z"/>',
  bolt: '<path d="M13.5 1L4 14H11L9 23L20 9.5H13Z"/>',
  cart: '<path d="M1 4H23V7H22L19.5 15.5H4.5L2 7H1ZM7 18A2.5 2.5 0 1 1 6.99 18ZM17 18A2.5 2.5 0 1 1 16.99 18Z"/>',
  coin: '<path d="M8 1.5H16L22.5 8V16L16 22.5H8L1.5 16V8Z"/>',
  hand: '<path d="M4 5L13 2.5L17 17.5L8 20Z" opacity=".55"/><path d="M10 5.5L20.5 6.5L19 22L8.5 21Z"/>',
  chest: '<path d="M3 11V8L6 4H18L21 8V11H14.5V9.5H9.5V11ZM3 13H9.5V15.5H14.5V13H21V20H3Z"/>',
  lock: '<path d="M6 10V7.5A6 6 0 0 1 18 7.5V10H20V22H4V10ZM9 10H15V7.5A3 3 0 0 0 9 7.5Z" fill-rule="evenodd"/>',
  log: '<path d="M4 3H20V6H4ZM4 10.5H20V13.5H4ZM4 18H14V21H4Z"/>',
  menu: '<path d="M3 4.5H21V7.5H3ZM3 10.5H21V13.5H3ZM3 16.5H21V19.5H3Z"/>',
  clock: '<path d="M12 1.5A10.5 10.5 0 1 1 11.99 1.5ZM10.7 6V13L15.5 16.5L17 14.5L13.3 11.7V6Z" fill-rule="evenodd"/>',
  star: '<path d="M12 1.5L15.2 8.6L22.8 9.4L17.1 14.5L18.7 22L12 18.2L5.3 22L6.9 14.5L1.2 9.4L8.8 8.6Z"/>',
  door: '<path d="M5 22V6L12 1.5L19 6V22H14.5V13H9.5V22Z"/>',
  flag: '<path d="M4 1.5H6.5V3H20.5L17 8L20.5 13H6.5V22.5H4Z"/>',
  search:
    '<path d="M10 2A8 8 0 1 0 14.9 16.3L20.3 21.7L21.7 20.3L16.3 14.9A8 8 0 0 0 10 2ZM10 4A6 6 0 1 1 10 16A6 6 0 0 1 10 4Z" fill-rule="evenodd"/>',
  eye: '<path d="M12 4.5C18 4.5 22 9.5 23 12C22 14.5 18 19.5 12 19.5C6 19.5 2 14.5 1 12C2 9.5 6 4.5 12 4.5ZM12 8A4 4 0 1 0 12.01 8Z" fill-rule="evenodd"/>',
  lantern:
    '<path d="M12 .8A2.7 2.7 0 0 1 14.7 3.5C14.7 4.1 14.5 4.6 14.2 5L17.8 8H6.2L9.8 5A2.7 2.7 0 0 1 12 .8ZM12 2.3A1.2 1.2 0 1 0 12.01 2.3Z" fill-rule="evenodd"/><path d="M5.5 9H18.5L17.3 19H6.7ZM7.4 10.5L8.2 17.6H15.8L16.6 10.5Z" fill-rule="evenodd"/><path d="M12.3 10.8C14.6 13 15 14.4 14.3 15.9C13.5 17.5 10.5 17.5 9.7 15.9C9.2 14.7 9.9 13.9 10.6 13.2C11 13.9 11.4 14 11.7 13.7C12.2 13.1 12 12 12.3 10.8Z"/><path d="M5 20H19L20 23.2H4Z"/>',
  dwarf: '<path d="M12 1.5C16 1.5 19 4.5 19 8.5L20 11H19L18 14L20.5 22.5H3.5L6 14L5 11H4L5 8.5C5 4.5 8 1.5 12 1.5Z"/>',
  token:
    '<path d="M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5ZM10.7 6L11.2 14H12.8L13.3 6ZM12 15.5A1.6 1.6 0 1 0 12.01 15.5Z" fill-rule="evenodd"/>',
  share: '<path d="M3 11L13 3V8C19 8.5 21.5 13 21.5 20C19.5 16.5 17 14.8 13 14.6V19.5Z"/>',
  rotate: '<path d="M12 3A9 9 0 0 1 20.5 9H23L19 14.5L14.5 9H17.3A6 6 0 1 0 18 14.5L20.8 16A9 9 0 1 1 12 3Z"/>',
  check: '<path d="M9 21L1.5 13L4.5 10L9 14.7L19.5 3.5L22.5 6.3Z"/>',
  x: '<path d="M5 2L12 9L19 2L22 5L15 12L22 19L19 22L12 15L5 22L2 19L9 12L2 5Z"/>',
  up: '<path d="M12 6L22 17H2Z"/>',
  heart: '<path d="M12 22L2 12C-1 7 3 2 7.5 3C9.5 3.3 11 4.5 12 6.5C13 4.5 14.5 3.3 16.5 3C21 2 25 7 22 12Z"/>',
  people:
    '<path d="M8 3A4 4 0 1 1 7.99 3ZM1 21C1 15 4 12.5 8 12.5C12 12.5 15 15 15 21ZM17 5A3.2 3.2 0 1 1 16.99 5ZM16.5 21C16.5 17 15.8 14.5 14.5 13C19.5 12 23 15 23 21Z"/>',
  crown: '<path d="M2 19L1 6L7 11L12 3L17 11L23 6L22 19ZM2 20.5H22V23H2Z"/>',
  mug: '<path d="M4 4H16V7H21V17H16V21H4ZM16 10V14H18V10Z" fill-rule="evenodd"/>',
  dragon: '<path d="M2 13L8 8L6 3L12 7L17 3L16 8L22 12L17 13L21 18L14 16L12 22L9 16L3 18L6 14Z"/>',
  tower: '<path d="M4 22V2H8V5H10.5V2H13.5V5H16V2H20V22H14.5V16L12 13.5L9.5 16V22Z"/>',
  help: '<path d="M8 1.5H16L22.5 8V16L16 22.5H8L1.5 16V8ZM7.8 9.6H10.4C10.4 8.3 11 7.6 12.1 7.6C13.1 7.6 13.7 8.2 13.7 9.1C13.7 10 13.2 10.5 12.3 11.2C11.2 12 10.7 12.8 10.7 14.3H13.2C13.2 13.5 13.5 13.1 14.4 12.5C15.7 11.6 16.4 10.6 16.4 9.1C16.4 6.9 14.7 5.4 12.2 5.4C9.5 5.4 7.8 7 7.8 9.6ZM10.5 15.9H13.4V18.7H10.5Z" fill-rule="evenodd"/>',
  plus: '<path d="M10 2H14V10H22V14H14V22H10V14H2V10H10Z"/>',
  down: '<path d="M12 18L2 7H22Z"/>',
  left: '<path d="M6 12L17 2V22Z"/>',
  right: '<path d="M18 12L7 2V22Z"/>',
  first: '<path d="M3 3H7V21H3ZM8 12L19 2V22Z"/>',
  last: '<path d="M21 3H17V21H21ZM16 12L5 2V22Z"/>',
  play: '<path d="M5 2L21 12L5 22Z"/>',
  pause: '<path d="M4 3H10V21H4ZM14 3H20V21H14Z"/>',
  undo: '<path d="M10 3V8C17 8 22 11 22 20C19.5 15.5 16 14 10 14V19L1.5 11Z"/>',
  speech: '<path d="M3 2H21L23 4V15L21 17H11L5 23V17H3L1 15V4Z"/>',
  speed: '<path d="M2 4L11 12L2 20ZM12 4L22 12L12 20Z"/>',
  copy: '<path d="M2 2H16V6H7V17H2ZM9 8H22V22H9Z"/>',
  bot: '<path d="M10.8 1H13.2V5H20V18H4V5H10.8ZM7.5 9V12.5H10.5V9ZM13.5 9V12.5H16.5V9ZM1 9H3V15H1ZM21 9H23V15H21ZM7 20H17V23H7Z" fill-rule="evenodd"/>',
  book: '<path d="M2 3C6 2 9.5 2.8 11.3 4.5V21C9.5 19.4 6 18.8 2 19.8ZM22 3C18 2 14.5 2.8 12.7 4.5V21C14.5 19.4 18 18.8 22 19.8Z"/>',
  gear: '<path d="M10 1H14L14.8 4.3L17 5.2L19.9 3.4L22.6 6.1L20.8 9L21.7 11.2L23 11.5V14L21.7 14.5L20.8 16.7L22.6 19.6L19.9 22.3L17 20.5L14.8 21.4L14 23H10L9.2 21.4L7 20.5L4.1 22.3L1.4 19.6L3.2 16.7L2.3 14.5L1 14V11.5L2.3 11.2L3.2 9L1.4 6.1L4.1 3.4L7 5.2L9.2 4.3ZM12 8.2A3.9 3.9 0 1 0 12.01 8.2Z" fill-rule="evenodd"/>',
  sound:
    '<path d="M2 8.5H7L13 3V21L7 15.5H2ZM15.5 7.5C18 9.5 18 14.5 15.5 16.5ZM17.5 3.5C23.5 7 23.5 17 17.5 20.5L16.5 18.8C21 16 21 8 16.5 5.2Z"/>',
  download: '<path d="M10 2H14V10H19L12 17.5L5 10H10ZM2 17H5V20H19V17H22V23H2Z"/>',
  link: '<path d="M4 8H11V11H6.5V13H11V16H4L2 14V10ZM13 8H20L22 10V14L20 16H13V13H17.5V11H13ZM8 10.8H16V13.2H8Z"/>',
  wifi: '<path d="M1 8C7.5 2.5 16.5 2.5 23 8L20.7 10.5C15.5 6.3 8.5 6.3 3.3 10.5ZM5 12.5C9 9.2 15 9.2 19 12.5L16.7 15C14 13 10 13 7.3 15ZM12 16.2L15 19L12 22L9 19Z"/>',
  dice: '<path d="M4 2H20L22 4V20L20 22H4L2 20V4ZM7.5 6A1.8 1.8 0 1 0 7.51 6ZM16.5 6A1.8 1.8 0 1 0 16.51 6ZM12 10.3A1.8 1.8 0 1 0 12.01 10.3ZM7.5 14.6A1.8 1.8 0 1 0 7.51 14.6ZM16.5 14.6A1.8 1.8 0 1 0 16.51 14.6Z" fill-rule="evenodd"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** The symbols `#em-*` and `#i-*`. */
export const iconSymbols: string = Object.entries(ICONS)
  .map(
    ([name, drawn]) =>
      `<symbol id="${name.startsWith('em-') ? name : `i-${name}`}" viewBox="0 0 24 24" fill="currentColor">${drawn}</symbol>`,
  )
  .join('');
