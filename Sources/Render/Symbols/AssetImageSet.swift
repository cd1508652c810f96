import ViewCore

/// The Contents.json of an image set.
struct AssetImageSet: Decodable {
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [AssetAppearance]?
    var resizing: Resizing?
  }

  /// The resizing of an image; insets are in pixels.
  struct Resizing: Decodable {
    struct CapInsets: Decodable {
      var top: Double?, bottom: Double?, left: Double?, right: Double?
    }
    var capInsets: CapInsets?

    private enum CodingKeys: String, CodingKey {
      case capInsets = "cap-insets"
    }

    var insets: EdgeInsets? {
      capInsets.map {
        EdgeInsets(
          top: $0.top ?? 0, leading: $0.left ?? 0, bottom: $0.bottom ?? 0, trailing: $0.right ?? 0)
      }
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  var images: [Image]
  var properties: Properties?
}
