import Foundation
import LayoutDSL

/// A picture for links to a post, of the size that social networks ask for.
package struct PostCard: View {
  private let post: Post
  private let picture: UIImage?

  package init(_ post: Post, picture: UIImage? = nil) {
    self.post = post
    self.picture = picture
  }

  package var body: some View {
    HStack(spacing: 48) {
      VStack(alignment: .leading, spacing: 24) {
        Text(verbatim: post.author).font(.system(size: 32, weight: .semibold)).opacity(0.8)
        Spacer(minLength: 0)
        Text(verbatim: post.title)
          .font(.system(size: 76, weight: .bold))
          .minimumScaleFactor(0.4)
          .lineLimit(4)
        Spacer(minLength: 0)
        HStack(spacing: 16) {
          ForEach(post.tags.indices, id: \.self) { index in
            Text(verbatim: post.tags[index])
              .font(.system(size: 28))
              .lineLimit(1)
              .padding(.horizontal, 20)
              .padding(.vertical, 8)
              .background(.white.opacity(0.18), in: Capsule())
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let picture {
        Image(uiImage: picture)
          .resizable()
          .scaledToFill()
          .frame(width: 360, height: 360)
          .clipShape(RoundedRectangle(cornerRadius: 32))
          .shadow(color: .black.opacity(0.35), radius: 20, y: 8)
      }
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [Color(red: 0.1, green: 0.14, blue: 0.4), Color(red: 0.5, green: 0.2, blue: 0.5)],
        startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}
