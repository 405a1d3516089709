"""The wide home banner: a dog, a cat in a bed, a bowl and a rope."""
import os,sys
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import old_animals as animals,products
from felt import *
def place(fn,loc,rot=0,scale=1,**kw):
    old=set(bpy.context.scene.objects); fn(**kw); e=bpy.data.objects.new('grp',None); bpy.context.collection.objects.link(e); e.location=loc; e.rotation_euler=(0,0,math.radians(rot)); e.scale=(scale,)*3
    for o in set(bpy.context.scene.objects)-old-{e}: o.parent=e
    return e
def bowl_food(**kw):
    products.bowl(**kw); r=random.Random(2); ms=[mat('kib%d'%i,c,.85,spec=.2,bump=[('noise',9,.5,.05)]) for i,c in enumerate(('#8a5a32','#a06a3a','#b57c48'))]
    lathe('heap',[(.0005,.47),(.4,.44),(.735,.36)],ms[0],48)
    for i in range(260):
        q=math.sqrt(r.random())*.69; a=r.random()*2*pi; o=ball('kib',(q*math.cos(a),q*math.sin(a),.40+.11*(1-(q/.69)**2)+r.random()*.05),.062,ms[i%3],(1,1,.55)); o.rotation_euler=(r.random()*1.6,r.random()*1.6,r.random()*6)
def stage(w,h,width,target,el,bg,k,lc,samples,lens=100):
    s=bpy.context.scene; prof=[(-14,0)]; D,R,Hh=5.5,3.,14
    prof+=[(D-R+R*math.sin(t*pi/2/24),R-R*math.cos(t*pi/2/24)) for t in range(25)]+[(D,Hh)]
    V=[];F=[]
    for y,z in prof: V+=[(-24,y,z),(24,y,z)]
    for i in range(len(prof)-1): F.append((2*i,2*i+1,2*i+3,2*i+2))
    add('sweep',V,F,mat('bg',bg,rough=.75,spec=.15))
    cd=bpy.data.cameras.new('c'); cam=bpy.data.objects.new('c',cd); bpy.context.collection.objects.link(cam); s.camera=cam; cd.lens=lens; cd.clip_end=1000
    e=math.radians(el); v=Vector((0,-math.cos(e),math.sin(e))); cam.location=Vector(target)+v*(width*lens/36); cam.rotation_euler=v.to_track_quat('Z','Y').to_euler()
    def area(n,p,size,power,col):
        l=bpy.data.lights.new(n,'AREA'); l.size=size*k; l.energy=power*k*k; l.color=col; o=bpy.data.objects.new(n,l); bpy.context.collection.objects.link(o); p=Vector(lc)+Vector(p)*k; o.location=p; o.rotation_euler=(p-Vector(lc)).to_track_quat('Z','Y').to_euler()
    area('key',(-2.2,-1.4,2.8),1.9,150,(1,.965,.92)); area('fill',(3,-1.6,1.4),2.4,42,(.95,.97,1)); area('top',(.3,1.0,3.4),2.4,70,(1,1,1))
    wd=bpy.data.worlds.new('w'); s.world=wd; wd.use_nodes=True; b=wd.node_tree.nodes['Background'].inputs; b[0].default_value=(1,.98,.95,1); b[1].default_value=.36
    s.render.engine='CYCLES'; cy=s.cycles; cy.samples=samples; cy.use_adaptive_sampling=True; cy.adaptive_threshold=.02; cy.adaptive_min_samples=16; cy.use_denoising=False; cy.max_bounces=8; cy.diffuse_bounces=3; cy.caustics_reflective=cy.caustics_refractive=False; cy.blur_glossy=.5; cy.sample_clamp_indirect=4; cy.pixel_filter_type='BLACKMAN_HARRIS'
    s.render.resolution_x,s.render.resolution_y=w,h; s.render.resolution_percentage=100; s.render.threads_mode='FIXED'; s.render.threads=2; s.view_settings.view_transform='Standard'; s.view_settings.look='None'; s.view_settings.exposure=0
def home(w=1920,spp=28,bg='#F6D2AE'):
    place(products.petbed,(2.88,.45,0),4,.98,color='#7f9fa6')
    place(animals.cat,(2.84,.34,.29),-8,.92)
    place(animals.dog,(.98,-.05,0),16,1.0)
    place(bowl_food,(-.10,-.45,0),0,.50)
    place(products.ropetoy,(1.72,-1.05,0),14,.52)
    stage(w,round(w*592/1920),8.4,(.15,0,.96),9,bg,2.1,(1.4,0,.6),spp); return bg
