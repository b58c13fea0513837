/** Small signs: one pen, 1.75 px on a 24 px square. */
export const ICON = {
  bulb: '<path d="M9 18h6M10 21h4M8.500 15C6.500 13.500 5.500 11.500 5.500 9.500a6.500 6.500 0 0 1 13 0c0 2-1 4-3 5.500V18h-7z"/>',
  book: '<path d="M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2c2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"/>',
  sound: '<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 10l5 5M21 10l-5 5"/>',
  undo: '<path d="M5 9h9a5 5 0 0 1 0 10H9M8.500 5L4.500 9l4 4"/>',
  back: '<path d="M14.500 5L7.500 12l7 7"/>',
  next: '<path d="M9.500 5l7 7-7 7"/>',
  down: '<path d="M5 9.500l7 7 7-7"/>',
  up: '<path d="M5 14.500l7-7 7 7"/>',
  first: '<path d="M17 5l-7 7 7 7M7 5v14"/>',
  last: '<path d="M7 5l7 7-7 7M17 5v14"/>',
  play: '<path d="M8 5l11 7-11 7z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  sun: '<circle cx="12" cy="12" r="4.200"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400"/>',
  moon: '<path d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z"/>',
  search: '<circle cx="10.500" cy="10.500" r="6"/><path d="M15 15l5.500 5.500"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L12 17"/>',
  copy: '<rect x="8.500" y="8.500" width="11" height="12" rx="1.500"/><path d="M15.500 8.500V5a1.500 1.500 0 0 0-1.500-1.500H6A1.500 1.500 0 0 0 4.500 5v9A1.500 1.500 0 0 0 6 15.500h2.500"/>',
  lock: '<rect x="5" y="10.500" width="14" height="10" rx="1.500"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500"/>',
  globe: '<circle cx="12" cy="12" r="8.500"/><path d="M3.500 12h17M12 3.500c3 3 3 14 0 17c-3-3-3-14 0-17z"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
  eye: '<path d="M2.500 12C6 6.500 18 6.500 21.500 12C18 17.500 6 17.500 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>',
  share: '<path d="M12 15V3.500M8 7l4-3.500L16 7M5 11v8a1.500 1.500 0 0 0 1.500 1.500h11A1.500 1.500 0 0 0 19 19v-8"/>',
  check: '<path d="M4.500 12.500l5 5 10-11"/>',
  people:
    '<circle cx="9" cy="8" r="3.500"/><path d="M2.500 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 5a3.300 3.300 0 0 1 0 6.500M18 14c2.200.8 3.500 3 3.500 6"/>',
  dots: '<g fill="currentColor" stroke="none"><circle cx="5" cy="12" r="1.800"/><circle cx="12" cy="12" r="1.800"/><circle cx="19" cy="12" r="1.800"/></g>',
  keyboard:
    '<rect x="2.500" y="6" width="19" height="12" rx="2"/><path d="M6 10h.01M10 10h.01M14 10h.01M18 10h.01M8 14h8"/>',
  sort: '<path d="M5 7h14M5 12h9M5 17h5"/>',
  download: '<path d="M12 3.500V15M8 11.500l4 3.500 4-3.500M4.500 20.500h15"/>',
  flag: '<path d="M6 21V4c4-2 7 2 12 0v9c-5 2-8-2-12 0"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3"/><g fill="currentColor" stroke="none"><circle cx="9" cy="9" r="1.500"/><circle cx="15" cy="15" r="1.500"/><circle cx="15" cy="9" r="1.500"/><circle cx="9" cy="15" r="1.500"/></g>',
  brain:
    '<path d="M12 5.500C10.500 3.500 6.500 4 6.500 7C4 7.500 3.500 11 5.500 12.500C4 14.500 5 18 8 18c1 2.500 4 2 4-.5zM12 5.500c1.500-2 5.500-1.500 5.500 1.500c2.500.5 3 4 1 5.500c1.500 2 .5 5.500-2.500 5.500c-1 2.500-4 2-4-.5z"/>',
} as const;

export type IconName = keyof typeof ICON;
