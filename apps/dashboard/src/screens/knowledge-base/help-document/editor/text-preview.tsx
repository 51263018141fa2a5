import '@lobby/ui/article.css';
import { articleImageIds } from '@lobby/contract';
import { ArticleBody } from '@lobby/ui';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '#/components/use-may.ts';
import { useApi } from '#/data/api.ts';
import { imagesQuery } from '#/data/help.ts';

/** An article as its readers see it, with pictures that are not published yet. */
export function TextPreview({ title, body, lang }: { title: string; body: string; lang: string }) {
  const ids = articleImageIds(body);
  const mayEdit = useMay()('corpus.edit');
  const { data } = useQuery({ ...imagesQuery(useApi(), ids), enabled: mayEdit && ids.length > 0 });
  const imageOf = (src: string) => {
    const [id] = articleImageIds(src);
    // Who only reads sees what is published.
    return id === undefined || !mayEdit ? src : data?.get(id);
  };
  return (
    <div className="mx-auto w-full max-w-[680px] text-base">
      <h2 lang={lang} className="mb-4 text-[28px] leading-tight font-semibold wrap-anywhere">
        {title}
      </h2>
      <ArticleBody body={body} lang={lang} imageOf={imageOf} onLink={() => true} />
    </div>
  );
}
