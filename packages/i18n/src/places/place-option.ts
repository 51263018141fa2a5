/** One country or zone as a list offers it, found by its label and its other names. */
export interface PlaceOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly keywords: string;
}
