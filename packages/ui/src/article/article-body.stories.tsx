import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFour, type Spoken } from '#/stories/in-four.tsx';
import { ArticleBody } from './article-body.tsx';
import '@lobby/ui/article.css';

function Article({ s }: Spoken) {
  const body = [
    `## ${s.wrongTitle}`,
    `${s.long} **${s.newEntry}** [${s.saved}](https://example.com)`,
    `- ${s.emptyText}\n- ${s.warning}`,
    `> [!WARNING]\n> ${s.warning}`,
    `| ${s.saved} | ${s.newEntry} |\n| --- | --- |\n| 1 | 2 |`,
    `### ${s.saved}`,
    s.longWord,
  ].join('\n\n');
  return (
    <div className="w-[640px] max-w-full">
      <ArticleBody body={body} />
    </div>
  );
}

const meta: Meta = { title: 'ui/ArticleBody', render: inFour(Article) };
export default meta;

export const Whole: StoryObj = {};
