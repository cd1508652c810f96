import Testing

@testable import snap

struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "Color", "accent"), ("brand primary-orange", "Color", "brandPrimaryOrange"),
    ("UKFlag", "Image", "ukFlag"), ("RBack", "Image", "rBack"), ("URL", "Image", "url"),
    ("Color", "Color", "color"), ("profile_image", "Image", "profileImage"),
    ("profile Image", "Image", "profile"), ("2048", "Image", "_2048"),
    ("default", "Image", "`default`"),
    ("steam_background", "Color", "steamBackground"), ("MyColor", "Image", "myColor"),
    ("---", "Image", "_"), ("Élan", "Image", "élan"), ("HTTP2Icon", "Image", "http2Icon"),
    ("EBA72B", "Color", "EBA_72_B"), ("IMG_1234", "Image", "IMG_1234"), ("A1", "Image", "A_1"),
  ])
  func namesAreThoseOfXcode(asset: String, suffix: String, name: String) {
    #expect(AssetSymbols.name(of: asset, suffix: suffix) == name)
  }
}
