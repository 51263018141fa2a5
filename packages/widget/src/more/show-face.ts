/**
 * Shows faces at the beginning of what is said above the launcher. They are drawn, not loaded: a page may forbid pictures of other sites.
 * @returns shows the face of who has written last; undefined leaves that to their name
 */
export function showFace(say: Element): (face: ImageBitmap | undefined) => void {
  const canvas = document.createElement('canvas');
  return (face) => {
    if (!face) return canvas.remove();
    // Also empties it.
    canvas.width = face.width;
    canvas.height = face.height;
    canvas.getContext('2d')?.drawImage(face, 0, 0);
    say.insertBefore(canvas, say.firstChild);
  };
}
