import Foundation
import LayoutDSL

extension PostCard {
  /// Draws a post with its remote picture.
  package static func draw(_ post: Post, pictures: RemotePictures) async throws -> ImageResponse {
    guard let address = post.picture else { return try await ImageResponse { PostCard(post) } }
    let data = try await pictures.data(at: address)
    return try await ImageResponse { PostCard(post, picture: UIImage(data: data)) }
  }
}
