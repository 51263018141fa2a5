import type { FileWay } from '@lobby/contract';

/** A button as a service shows it. */
export interface Button {
  label: string;
  /** Opens an address; otherwise its label is sent. */
  url?: string | undefined;
  /** Sent back when it is pressed, in the place of its label. */
  sends?: string;
}

/** What is made of a file that a service takes in another form only. */
export type MadePiece = 'jpeg' | 'png' | 'ogg' | 'm4a';

/** What a service takes, which the parts of a message keep to. */
export interface Capabilities {
  /** Characters of a text, and of the words below a file. */
  textMax: number;
  captionMax: number;
  /** Buttons of a message, characters of one, and whether one may open an address; what does not fit is written out. */
  buttonsMax: number;
  buttonMax: number;
  opensAddresses: boolean;
  /** Characters of a text with buttons below it, where these are fewer than `textMax`. */
  buttonTextMax?: number;
  /** How a file goes there. */
  fileWay: (file: { mime: string; bytes: number }) => FileWay;
  /** What the service asks for beside a file: a small JPEG of pictures and films, and how long a recording is. */
  asksBeside?: readonly ('preview' | 'duration')[];
}
