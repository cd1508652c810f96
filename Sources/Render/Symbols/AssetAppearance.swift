/// The appearance, such as dark, for which an image or a colour of a set is used.
struct AssetAppearance: Decodable {
  var value: String
}
