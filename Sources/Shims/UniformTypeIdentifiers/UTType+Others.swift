// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Types that apps name less often.

extension UTType {
  public static let resolvable = UTType(known: "com.apple.resolvable", ["public.item"])
  public static let compositeContent = UTType(known: "public.composite-content", ["public.content"])
  public static let symbolicLink = UTType(known: "public.symlink", ["com.apple.resolvable"])
  public static let aliasFile = UTType(
    known: "com.apple.alias-file", ["com.apple.resolvable", "public.data"])
  public static let mountPoint = UTType(
    known: "com.apple.mount-point", ["com.apple.resolvable", "public.item"])
  public static let volume = UTType(known: "public.volume", ["public.folder"])
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark", ["public.data"])
  public static let internetLocation = UTType(known: "com.apple.internet-location", ["public.data"])
  public static let internetShortcut = UTType(
    known: "com.microsoft.internet-shortcut", ["com.apple.internet-location"], "url")
  public static let linkPresentationMetadata = UTType(
    known: "com.apple.linkpresentation.metadata", ["public.data"])
  public static let delimitedText = UTType(known: "public.delimited-values-text", ["public.text"])
  public static let utf8TabSeparatedText = UTType(
    known: "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text"])
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text", ["public.plain-text"])
  public static let utf16ExternalPlainText = UTType(
    known: "public.utf16-external-plain-text", ["public.plain-text"])
  public static let rtfd = UTType(
    known: "com.apple.rtfd", ["com.apple.package", "public.composite-content"], "rtfd")
  public static let flatRTFD = UTType(
    known: "com.apple.flat-rtfd", ["public.data", "public.composite-content"])
  public static let webArchive = UTType(
    known: "com.apple.webarchive", ["public.data", "public.composite-content"], "webarchive")
  public static let xmlPropertyList = UTType(
    known: "com.apple.xml-property-list", ["public.xml", "com.apple.property-list"])
  public static let binaryPropertyList = UTType(
    known: "com.apple.binary-property-list", ["com.apple.property-list"])
  public static let assemblyLanguageSource = UTType(
    known: "public.assembly-source", ["public.source-code"], "s")
  public static let cSource = UTType(known: "public.c-source", ["public.source-code"], "c")
  public static let objectiveCSource = UTType(
    known: "public.objective-c-source", ["public.source-code"], "m")
  public static let cPlusPlusSource = UTType(
    known: "public.c-plus-plus-source", ["public.source-code"], "cpp")
  public static let objectiveCPlusPlusSource = UTType(
    known: "public.objective-c-plus-plus-source", ["public.source-code"], "mm")
  public static let cHeader = UTType(known: "public.c-header", ["public.source-code"], "h")
  public static let cPlusPlusHeader = UTType(
    known: "public.c-plus-plus-header", ["public.source-code"], "hpp")
  public static let script = UTType(known: "public.script", ["public.source-code"])
  public static let appleScript = UTType(
    known: "com.apple.applescript.text", ["public.script"], "applescript")
  public static let osaScript = UTType(
    known: "com.apple.applescript.script", ["public.data", "public.script"], "scpt")
  public static let osaScriptBundle = UTType(
    known: "com.apple.applescript.script-bundle",
    ["com.apple.bundle", "com.apple.package", "public.script"], "scptd")
  public static let javaScript = UTType(
    known: "com.netscape.javascript-source", ["public.script", "public.executable"], "js",
    mime: "text/javascript")
  public static let shellScript = UTType(known: "public.shell-script", ["public.script"], "sh")
  public static let perlScript = UTType(known: "public.perl-script", ["public.shell-script"], "pl")
  public static let pythonScript = UTType(
    known: "public.python-script", ["public.shell-script"], "py")
  public static let rubyScript = UTType(known: "public.ruby-script", ["public.shell-script"], "rb")
  public static let phpScript = UTType(known: "public.php-script", ["public.shell-script"], "php")
  public static let makefile = UTType(known: "public.make-source", ["public.script"], "mk")
  public static let heif = UTType(
    known: "public.heif", ["public.image"], "heif", mime: "image/heif")
  public static let icns = UTType(known: "com.apple.icns", ["public.image"], "icns")
  public static let ico = UTType(known: "com.microsoft.ico", ["public.image"], "ico")
  public static let dng = UTType(known: "com.adobe.raw-image", ["public.camera-raw-image"], "dng")
  public static let exr = UTType(known: "com.ilm.openexr-image", ["public.image"], "exr")
  public static let jpegxl = UTType(
    known: "public.jpeg-xl", ["public.image"], "jxl", mime: "image/jxl")
  public static let mpeg = UTType(known: "public.mpeg", ["public.movie"], "mpg", mime: "video/mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video", ["public.video"], "m2v")
  public static let mpeg2TransportStream = UTType(
    known: "public.mpeg-2-transport-stream", ["public.movie"], "ts", mime: "video/mp2t")
  public static let appleProtectedMPEG4Video = UTType(
    known: "com.apple.protected-mpeg-4-video", ["public.movie"], "m4v")
  public static let appleProtectedMPEG4Audio = UTType(
    known: "com.apple.protected-mpeg-4-audio", ["public.audio"], "m4p")
  public static let avi = UTType(known: "public.avi", ["public.movie"], "avi", mime: "video/avi")
  public static let aiff = UTType(
    known: "public.aiff-audio", ["public.audio"], "aiff", mime: "audio/aiff")
  public static let midi = UTType(
    known: "public.midi-audio", ["public.audio"], "midi", mime: "audio/midi")
  public static let ahap = UTType(known: "com.apple.haptics.ahap", ["public.data"], "ahap")
  public static let playlist = UTType(known: "public.playlist", [])
  public static let m3uPlaylist = UTType(
    known: "public.m3u-playlist", ["public.text", "public.playlist"], "m3u")
  public static let geoJSON = UTType(
    known: "public.geojson", ["public.json"], "geojson", mime: "application/geo+json")
  public static let threeDContent = UTType(known: "public.3d-content", ["public.content"])
  public static let usd = UTType(
    known: "com.pixar.universal-scene-description", ["public.3d-content", "public.data"], "usd")
  public static let realityFile = UTType(known: "com.apple.reality", ["public.data"], "reality")
  public static let sceneKitScene = UTType(
    known: "com.apple.scenekit.scene", ["public.3d-content", "public.data"], "scn")
  public static let arReferenceObject = UTType(
    known: "com.apple.arobject", ["public.data"], "arobject")
  public static let bz2 = UTType(known: "public.bzip2-archive", ["public.archive"], "bz2")
  public static let tarArchive = UTType(known: "public.tar-archive", ["public.archive"], "tar")
  public static let appleArchive = UTType(known: "com.apple.archive", ["public.archive"], "aar")
  public static let diskImage = UTType(known: "public.disk-image", ["public.archive"])
  public static let presentation = UTType(
    known: "public.presentation", ["public.composite-content"])
  public static let spreadsheet = UTType(known: "public.spreadsheet", ["public.content"])
  public static let emailMessage = UTType(known: "public.email-message", ["public.message"])
  public static let toDoItem = UTType(known: "public.to-do-item", [])
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12", ["public.data"], "p12")
  public static let x509Certificate = UTType(
    known: "public.x509-certificate", ["public.data"], "cer")
  public static let executable = UTType(known: "public.executable", ["public.item"])
  public static let unixExecutable = UTType(
    known: "public.unix-executable", ["public.executable", "public.data"])
  public static let exe = UTType(
    known: "com.microsoft.windows-executable", ["public.executable", "public.data"], "exe")
  public static let framework = UTType(
    known: "com.apple.framework", ["com.apple.bundle"], "framework")
  public static let applicationBundle = UTType(
    known: "com.apple.application-bundle",
    ["com.apple.application", "com.apple.bundle", "com.apple.package"], "app")
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension", ["com.apple.bundle", "com.apple.package"],
    "appex")
  public static let pluginBundle = UTType(known: "com.apple.plugin", ["com.apple.bundle"], "plugin")
  public static let xpcService = UTType(
    known: "com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], "xpc")
  public static let quickLookGenerator = UTType(
    known: "com.apple.quicklook-generator", ["com.apple.plugin"], "qlgenerator")
  public static let spotlightImporter = UTType(
    known: "com.apple.metadata-importer", ["com.apple.plugin"], "mdimporter")
  public static let systemPreferencesPane = UTType(
    known: "com.apple.systempreference.prefpane", ["com.apple.bundle", "com.apple.package"],
    "prefPane")

  static let others: [UTType] = [
    resolvable, compositeContent, symbolicLink, aliasFile, mountPoint, volume, urlBookmarkData,
    internetLocation, internetShortcut, linkPresentationMetadata, delimitedText,
    utf8TabSeparatedText, utf16PlainText, utf16ExternalPlainText, rtfd, flatRTFD, webArchive,
    xmlPropertyList, binaryPropertyList, assemblyLanguageSource, cSource, objectiveCSource,
    cPlusPlusSource, objectiveCPlusPlusSource, cHeader, cPlusPlusHeader, script, appleScript,
    osaScript, osaScriptBundle, javaScript, shellScript, perlScript, pythonScript, rubyScript,
    phpScript, makefile, heif, icns, ico, dng, exr, jpegxl, mpeg, mpeg2Video, mpeg2TransportStream,
    appleProtectedMPEG4Video, appleProtectedMPEG4Audio, avi, aiff, midi, ahap, playlist,
    m3uPlaylist, geoJSON, threeDContent, usd, realityFile, sceneKitScene, arReferenceObject, bz2,
    tarArchive, appleArchive, diskImage, presentation, spreadsheet, emailMessage, toDoItem, pkcs12,
    x509Certificate, executable, unixExecutable, exe, framework, applicationBundle,
    applicationExtension, pluginBundle, xpcService, quickLookGenerator, spotlightImporter,
    systemPreferencesPane,
  ]
}
